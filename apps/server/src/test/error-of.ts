import type { Browser } from './server.ts'

/** Why a call was refused: the codes of its fields where it has any, else its own; undefined where it was not. */
export async function errorOf(answer: ReturnType<Browser['get']>) {
  const { messageCode, fields } = (await answer).json()
  return fields ?? messageCode
}
