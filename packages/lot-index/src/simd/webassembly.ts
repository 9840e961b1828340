/** What is used of WebAssembly here. The compiler knows its types only together with a browser's. */
export type SharedPages = { readonly buffer: SharedArrayBuffer; grow(pages: number): number }
type Module = { readonly module: unique symbol }
type Imports = { env: { memory: SharedPages } }

type Api = {
  Memory: new (pages: { initial: number; maximum: number; shared: true }) => SharedPages
  Module: new (bytes: Uint8Array) => Module
  Instance: new (module: Module, imports: Imports) => { exports: unknown }
}

export const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: Api }).WebAssembly
