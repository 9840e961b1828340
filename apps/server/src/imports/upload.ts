import type { ImportLine, ImportView } from '@seriba/contracts/imports'
import type { Browser } from '../test/server.ts'

type Kind = ImportView['kind']
type Lines = readonly (readonly (string | number)[])[]

const textOf = (lines: Lines) => lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')

/** Uploads of a file the way staff make them; `answer` is the body, whether an error or not. */
export function uploadsOf(desk: () => Promise<Browser>) {
  const post = async (path: string, body: object) => (await (await desk()).post(path, { ...body })).json()
  const get = async (path: string, query: object) => (await (await desk()).get(path, { ...query })).json()
  const readBytes = (kind: Kind, bytes: Buffer, name = 'old.csv') =>
    post('/import/read', { kind, name, data: bytes.toString('base64') })
  const read = async (kind: Kind, lines: Lines): Promise<ImportView> =>
    (await readBytes(kind, Buffer.from(textOf(lines)))).result
  const map = async (draft: ImportView, more: object = {}) =>
    (
      await (
        await desk()
      ).put('/import/map', {
        id: draft.id,
        fields: draft.columns.map(({ field }) => field),
        ...more,
      })
    ).json()
  const check = async (id: number, query: object = {}) =>
    (await get('/import/check', { id, ...query })).result
  const run = (id: number) => post('/import/run', { id })
  const problemsOf = async (id: number) =>
    (await check(id, { only: 'problems' })).lines.flatMap(({ line, problems }: ImportLine) =>
      problems.map(({ field, code }) => `${line} ${field} ${code}`),
    )
  /** Reads a file and creates everything in it. */
  const bring = async (kind: Kind, lines: Lines, more?: object): Promise<ImportView> => {
    const draft = await read(kind, lines)
    if (more) await map(draft, more)
    const done = await run(draft.id)
    if (!done.result) throw new Error(JSON.stringify(done))
    return done.result
  }
  const takeBack = (id: number, reason = 'The wrong file') => post('/import/take-back', { id, reason })
  return { post, get, readBytes, read, map, check, run, problemsOf, bring, takeBack }
}
