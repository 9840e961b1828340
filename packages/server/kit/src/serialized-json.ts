import type { Contract, Output } from '@seriba/contracts/contract'
import * as z from 'zod/mini'

/** A response that is already serialized. */
export class SerializedJson {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** Serializes a contract's responses and validates each one. */
export function serializerFor<C extends Contract>({ output }: C): (answer: Output<C>) => string {
  // Built for the first caller, as `serve` does.
  let compiled: C['output'] | undefined
  return (answer) => {
    compiled ??= z.compile(output)
    return JSON.stringify({ result: compiled.parse(answer) })
  }
}
