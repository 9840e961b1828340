import type { Browser } from './server.ts'

/** Why a call was refused: the codes of its fields if it has any, else its own; undefined if it was not refused. */
export async function errorOf(answer: ReturnType<Browser['get']>) {
  const { messageCode, fields } = (await answer).json()
  return fields ?? messageCode
}
