import type { Contract, Output } from '@seriba/contracts/contract'
import * as z from 'zod/mini'

/** An answer that has been written already, as the JSON that goes out. */
export class SerializedJson {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

/** Writes answers of a contract, each held against it. */
export function serializerFor<C extends Contract>({ output }: C): (answer: Output<C>) => string {
  // Made for the first who asks, as `serve` does.
  let compiled: C['output'] | undefined
  return (answer) => {
    compiled ??= z.compile(output)
    return JSON.stringify({ result: compiled.parse(answer) })
  }
}
