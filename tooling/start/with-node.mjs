import { assertNode, install, node, run } from './prepare.mjs'

/** Runs a script of ours on the pinned Node, whatever Node the machine has; on a fresh clone it installs first. */
assertNode()
await install()
const [script, ...args] = process.argv.slice(2)
process.exit(await run(node, [script, ...args]))
