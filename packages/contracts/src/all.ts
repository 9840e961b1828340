import * as concerns from './concerns.ts'
import type { Contract } from './contract.ts'

/** Every request there is, by name: the documentation, the access tests and the fuzz test go through this. */
export const contracts: Record<string, Contract> = Object.fromEntries(
  Object.entries(concerns).flatMap(([concern, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      isContract(value) ? [[`${concern}.${name}`, value] as const] : [],
    ),
  ),
)

function isContract(value: object): value is Contract {
  return 'method' in value && 'operation' in value && 'errors' in value
}
