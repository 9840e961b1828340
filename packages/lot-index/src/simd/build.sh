#!/bin/sh
# Makes kernels.wasm.ts from kernels.c. Requires clang and wasm-ld, 14 or later; run it after changing kernels.c.
set -eu
cd "$(dirname "$0")"
wasm=$(mktemp)
clang --target=wasm32 -msimd128 -matomics -mbulk-memory -O3 -nostdlib \
  -Wl,--no-entry,--import-memory,--shared-memory,--max-memory=4294967296,-z,stack-size=0,--strip-all \
  kernels.c -o "$wasm"
{
  echo '/** kernels.c, compiled by build.sh. */'
  echo "export const wasm ="
  echo "  '$(base64 -w 0 "$wasm")'"
} > kernels.wasm.ts
rm "$wasm"
