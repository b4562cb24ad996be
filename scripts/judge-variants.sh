#!/bin/bash
# Judges the patches of a kata in a scratch copy, never in the working tree:
#   Tests/Variants/<Kata>/*.patch  on Fixed: do the tests of the finding fail, and no others?
#   Tests/Fixes/<Kata>/*.patch     on Broken: which tests turn green, which red?
#
#   scripts/judge-variants.sh [variants|fixes] [name ...]
#
# A test belongs to the finding whose id and a space its name starts with. A line of the output is
#   <patch>: <verdict>: <tests>
# with one of the verdicts: caught, not caught, wrong test caught it, did not apply, did not
# compile, crashed, timed out, ran nothing; for a fix, fixed or not fixed in place of those first.
# "Caught" allows tests of the findings that the section "Also affected" of expected.txt names.
# The exit code is 1 if a patch is judged otherwise than expected.txt says.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 2

kata=${KATA:-Transactions}
export KATA=$kata
kind=${1:-variants}
shift
case $kind in
  variants) version=Fixed source=Solutions/$kata patches=Tests/Variants/$kata ;;
  fixes) version=Broken source=Katas/$kata patches=Tests/Fixes/$kata ;;
  *)
    echo "usage: scripts/judge-variants.sh [variants|fixes] [name ...]" >&2
    exit 2
    ;;
esac
patches=$PWD/$patches
scratch=$PWD/.build/judge
tests=$scratch/.build/debug/KataKitPackageTests.xctest
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

mkdir -p "$scratch"
rm -rf "$scratch"/{Katas,Solutions,Sources,Tests}
git ls-files -z -co --exclude-standard | tar -c --null -T - | tar -x -C "$scratch"
cd "$scratch" || exit 2

# A changed source whose modification time falls in the second of the last compile would be skipped:
# every change gets a second of its own.
stamp=$(date +%s)
touch_changed() {
  stamp=$((stamp + 2))
  now=$(date +%s)
  [ "$stamp" -gt "$now" ] || stamp=$now
  find "$source" -name '*.swift' -exec touch -d "@$stamp" {} +
}

# Builds and runs; sets `verdict` to what went wrong or to "ran", and lists failed and passed tests.
run() {
  : >"$out/failed"
  : >"$out/passed"
  timeout 600 swift build --build-tests >"$out/build" 2>&1
  case $? in
    0) ;;
    124) verdict="timed out" && return ;;
    *) verdict="did not compile" && return ;;
  esac
  timeout 120 "$tests" --testing-library swift-testing --filter "${version}${kata}Tests" \
    >"$out/log" 2>&1
  code=$?
  sed -i 's/\x1b\[[0-9;]*m//g' "$out/log"
  sed -n 's/^[^ ]* Test "\(.*\)" failed after .*/\1/p' "$out/log" | LC_ALL=C sort >"$out/failed"
  sed -n 's/^[^ ]* Test "\(.*\)" passed after .*/\1/p' "$out/log" | LC_ALL=C sort >"$out/passed"
  if [ $code = 124 ]; then
    verdict="timed out"
  elif ! grep -q 'Test run with' "$out/log"; then
    verdict="crashed"
  elif [ ! -s "$out/failed" ] && [ ! -s "$out/passed" ]; then
    verdict="ran nothing"
  else
    verdict="ran"
  fi
}

joined() { paste -sd'|' "$1" | sed 's/|/ | /g'; }
# The lines under the headings that start with $1.
section() {
  awk -v heading="# $1" '/^#/ { inside = index($0, heading) == 1; next } inside' \
    "$patches/expected.txt" 2>/dev/null
}

touch_changed
run
if [ "$verdict" != ran ]; then
  echo "$version without a patch: $verdict" >&2
  tail -n 40 "$out/build" >&2
  exit 2
fi
cp "$out/failed" "$out/failed-before"
if [ $kind = variants ] && [ -s "$out/failed" ]; then
  echo "$version without a patch fails: $(joined "$out/failed")" >&2
  exit 2
fi

judge_variant() {
  id=${1%%-*}
  : >"$out/own"
  grep "^$id " "$out/failed" >"$out/own"
  allowed=$(section "Also affected" | sed -n "s/^$1: \([^(]*\).*/\1/p" | tr -d ',')
  foreign=$(grep -v "^$id " "$out/failed" | while read -r other _; do
    case " $allowed " in *" $other "*) ;; *) echo "$other" ;; esac
  done)
  if [ ! -s "$out/failed" ]; then
    verdict="not caught"
  elif [ -n "$foreign" ] || { [ ! -s "$out/own" ] && [ -z "$allowed" ]; }; then
    verdict="wrong test caught it"
  else
    verdict="caught"
  fi
  line="$(joined "$out/failed")"
}

judge_fix() {
  id=$1
  comm -12 "$out/failed-before" "$out/passed" >"$out/green"
  comm -13 "$out/failed-before" "$out/failed" >"$out/red"
  grep "^$id " "$out/green" >"$out/own"
  if grep -q "^$id " "$out/failed"; then verdict="not fixed"; else verdict="fixed"; fi
  line="green: $(joined "$out/own"); also:$(
    {
      grep -v "^$id " "$out/green" | sed 's/$/ (green)/'
      sed 's/$/ (red)/' "$out/red"
    } | paste -sd'|' | sed 's/|/ | /g; s/^./ &/')"
}

status=0
for patch in "$patches"/*.patch; do
  name=$(basename "$patch" .patch)
  if [ $# -gt 0 ]; then
    case " $* " in *" $name "*) ;; *) continue ;; esac
  fi
  cp -a "$source" "$out/original"
  line=
  if patch -p1 -s --batch <"$patch" >"$out/apply" 2>&1; then
    touch_changed
    run
    if [ "$verdict" = ran ]; then
      # Proves that the patched source is what ran.
      grep -q "Compiling $version$kata " "$out/build" || verdict="did not compile"
    fi
    if [ "$verdict" = ran ]; then
      if [ $kind = variants ]; then judge_variant "$name"; else judge_fix "$name"; fi
    elif [ "$verdict" = "did not compile" ]; then
      line=$(grep -m1 'error:' "$out/build")
    fi
  else
    verdict="did not apply"
  fi
  echo "$name: $verdict: $line"
  expected=$(section "Expected" | sed -n "s/^$name: //p")
  if [ "$line" != "$expected" ]; then
    echo "  expected.txt says: $expected"
    status=1
  fi
  [ -z "${KEEP_LOGS:-}" ] || { mkdir -p "$KEEP_LOGS" && cp "$out/log" "$KEEP_LOGS/$name.log"; }
  rm -rf "$source" && mv "$out/original" "$source"
done
exit $status
