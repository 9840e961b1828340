import { wasm } from './kernels.wasm.ts'

/** The parts of WebAssembly that are used here. The compiler knows its types only together with a browser's. */
export type SharedPages = { readonly buffer: SharedArrayBuffer; grow(pages: number): number }
type Module = { readonly module: unique symbol }
type Imports = { env: { memory: SharedPages } }

type Api = {
  Memory: new (pages: { initial: number; maximum: number; shared: true }) => SharedPages
  Module: new (bytes: Uint8Array) => Module
  Instance: new (module: Module, imports: Imports) => { exports: unknown }
}

export const mostPages = 1 << 16
const { WebAssembly: api } = globalThis as unknown as { WebAssembly?: Api }

let compiled: Module | undefined
function kernels({ Module }: Api): Module {
  compiled ??= new Module(Buffer.from(wasm, 'base64'))
  return compiled
}

/**
 * A memory for the kernels; null if they cannot run: a processor without SIMD, a process that may not compile, or too
 * little address space.
 */
export function newPages(): SharedPages | null {
  if (api === undefined) return null
  try {
    kernels(api)
    return new api.Memory({ initial: 1, maximum: mostPages, shared: true })
  } catch {
    return null
  }
}

/** The kernels for a memory that `newPages` returned, here or in another thread. */
export function instanceOver(memory: SharedPages): unknown {
  if (api === undefined) throw new Error('there is no WebAssembly in this process')
  return new api.Instance(kernels(api), { env: { memory } }).exports
}
