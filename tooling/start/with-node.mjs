import { assertNode, bin, install, node, nodeFlags, run } from './prepare.mjs'

/**
 * Runs one of our scripts, or an installed tool, on the pinned Node, whatever Node the machine has; on a fresh clone it
 * installs everything first.
 */
assertNode()
await install()
const [what = '', ...args] = process.argv.slice(2)
process.exit(
  /\.(ts|mjs)$/.test(what) ? await run(node, [...nodeFlags, what, ...args]) : await run(bin(what), args),
)
