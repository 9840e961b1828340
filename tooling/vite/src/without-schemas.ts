import { type Plugin, parseAst, Visitor, type VisitorObject } from 'vite'

/**
 * A built app makes requests without parsing the answers: the server has parsed them before sending, with the same
 * schema. So `packages/api` gets the contracts without their schemas; a form that checks its input imports the whole
 * contract.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'seriba:without-schemas',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@seriba\/contracts\/|^\.\// },
    async handler(source, importer = '', options) {
      const asks = source.startsWith('.') ? /\?request$/ : /\/packages\/api\/src\//
      if (!asks.test(importer)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && { ...found, id: `${found.id}?request` }
    },
  },
  transform: {
    filter: { id: /\?request$/ },
    handler: (code) => ({ code: requestsOf(code), map: null }),
  },
})

/** A contracts module without the `input` and `output`, and without what these are made of. */
export const requestsOf = (code: string): string => withPureCalls(withoutParts(withoutInputAndOutput(code)))

const withoutInputAndOutput = (code: string) =>
  edited(code, (edit) => ({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'contract') return
      if (definition?.type !== 'ObjectExpression') return
      for (const part of definition.properties) {
        if (part.type !== 'Property' || part.key.type !== 'Identifier') continue
        if (['input', 'output'].includes(part.key.name)) edit(part.value, 'undefined')
      }
    },
  }))

/** Names stay, for other modules' imports. */
const withoutParts = (code: string) =>
  edited(code, (edit) => ({
    Program({ body }) {
      for (const statement of body) {
        const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        const makesSchemas = (part: Range) => /\bz\.|\.shape\b/.test(code.slice(part.start, part.end))
        if (declared?.type === 'FunctionDeclaration' && declared.body && makesSchemas(declared.body)) {
          edit(declared.body, '{}')
        }
        if (declared?.type !== 'VariableDeclaration') continue
        for (const { init } of declared.declarations) if (init && makesSchemas(init)) edit(init, 'undefined')
      }
    },
  }))

/** What is declared and never read is dropped by the bundler. */
const withPureCalls = (code: string) =>
  edited(code, (edit) => ({
    CallExpression: ({ start }) => edit({ start, end: start }, '/* @__PURE__ */ '),
  }))

type Range = { start: number; end: number }

/** Every line stays where it was. */
function edited(
  code: string,
  visitor: (edit: (range: Range, text: string) => void) => VisitorObject,
): string {
  const edits: (Range & { text: string })[] = []
  const edit = ({ start, end }: Range, text: string) => void edits.push({ start, end, text })
  new Visitor(visitor(edit)).visit(parseAst(code, { lang: 'ts' }))
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => {
      const lines = rest.slice(start, end).replace(/./g, '')
      return rest.slice(0, start) + text + lines + rest.slice(end)
    }, code)
}
