import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** The comment above a field, and those above the fields within it. */
type Comments = { said?: string; fields: Map<string, Comments> }
type Node = { type: string; start: number; end: number; [more: string]: unknown }
type Module = {
  consts: Map<string, { init: Node; exported: boolean }>
  imports: Map<string, { module: string; name: string }>
  commentBefore(node: Node): string | undefined
}

/** Comments above the fields of every schema and call in the contracts, by `{export}` and by the field's path. */
export function fieldComments(folder: string): Map<string, Map<string, string>> {
  const modules = new Map<string, Module>()
  const all = new Map<string, Map<string, string>>()
  for (const file of globSync('*.ts', { cwd: folder }).filter((name) => !name.includes('.test.')))
    modules.set(`./${file}`, read(readFileSync(`${folder}/${file}`, 'utf8')))
  for (const [file, module] of modules)
    for (const [name, { init, exported }] of module.consts) {
      if (!exported) continue
      const found = new Map<string, string>()
      flatten(commentsOf(modules, module, init), '', found)
      if (found.size > 0) all.set(`${file.slice(2, -3)}.${name}`, found)
    }
  return all
}

function read(source: string): Module {
  const { program, comments } = parseSync('module.ts', source)
  const module: Module = {
    consts: new Map(),
    imports: new Map(),
    commentBefore: ({ start }) => {
      const above = comments.findLast(({ end }) => end <= start)
      if (!above?.value.startsWith('*') || source.slice(above.end, start).trim() !== '') return undefined
      return plainText(above.value.slice(1))
    },
  }
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported } of statement.specifiers as { local: Node; imported?: Node }[])
        if (imported)
          module.imports.set(nameOf(local), {
            module: (statement.source as { value: string }).value,
            name: nameOf(imported),
          })
      continue
    }
    const exported = statement.type === 'ExportNamedDeclaration'
    const declaration = (exported ? statement.declaration : statement) as Node | null
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[])
      if (init) module.consts.set(nameOf(id), { init, exported })
  }
  return module
}

const nameOf = (node: Node) => (node.name ?? node.value) as string

/** Marks from the specification mean nothing to outside readers. */
const mark = /(?:GAP|DEC|BEY)\d+|\d§[\d.]+/
const plainText = (comment: string) =>
  comment
    .replace(/\s*\n\s*\* ?/g, ' ')
    .replace(new RegExp(` ?\\((?:${mark.source})(?:, (?:${mark.source}))*\\)`, 'g'), '')
    .trim()

const nothing = (): Comments => ({ fields: new Map() })

function merged(parts: Comments[]): Comments {
  const all = nothing()
  for (const { said, fields } of parts) {
    if (said !== undefined) all.said ??= said
    for (const [name, comments] of fields) all.fields.set(name, comments)
  }
  return all
}

/** Schemas with a name of their own are described where they are defined. */
function commentsOf(modules: Map<string, Module>, module: Module, node: Node, inline = false): Comments {
  const within = (inner: unknown, inlined = false) => commentsOf(modules, module, inner as Node, inlined)
  switch (node.type) {
    case 'Identifier': {
      const name = nameOf(node)
      const known = module.consts.get(name)
      if (known) return known.exported && /^[A-Z]/.test(name) && !inline ? nothing() : within(known.init)
      const from = module.imports.get(name)
      const other = from && modules.get(from.module)
      const there = other?.consts.get(from?.name ?? '')
      if (!other || !there || (/^[A-Z]/.test(name) && !inline)) return nothing()
      return commentsOf(modules, other, there.init)
    }
    case 'ObjectExpression':
      return merged((node.properties as Node[]).map((property) => ofProperty(module, property, within)))
    case 'ArrayExpression':
      return merged((node.elements as Node[]).map((element) => within(element)))
    case 'ArrowFunctionExpression':
      return within(node.body)
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return within(node.expression)
    case 'MemberExpression': {
      const name = nameOf(node.property as Node)
      // `Schema.shape`, and a field of it.
      return name === 'shape'
        ? within(node.object, true)
        : (within(node.object).fields.get(name) ?? nothing())
    }
    case 'CallExpression': {
      const callee = node.callee as Node
      const called = callee.type === 'MemberExpression' ? nameOf(callee.property as Node) : ''
      const isCheck = called === 'check'
      const chosen = ['pick', 'omit', 'partial'].includes(called)
      const given = node.arguments as Node[]
      // The schema is followed only by which of its fields are meant.
      const schemas = isCheck ? [] : chosen ? given.slice(0, 1) : given
      const parts = schemas.map((argument) => within(argument, chosen || called === 'extend'))
      return merged([
        ...parts,
        ...(callee.type === 'Identifier' ? [within(callee)] : isCheck ? [within(callee.object)] : []),
      ])
    }
    default:
      return nothing()
  }
}

function ofProperty(module: Module, property: Node, within: (node: unknown, inline?: boolean) => Comments) {
  if (property.type === 'SpreadElement') return within(property.argument, true)
  const inner = within(property.value)
  const said = module.commentBefore(property)
  const known = said ?? inner.said
  const comments: Comments = { ...(known !== undefined && { said: known }), fields: inner.fields }
  return { fields: new Map([[nameOf(property.key as Node), comments]]) }
}

function flatten({ fields }: Comments, path: string, into: Map<string, string>) {
  for (const [name, comments] of fields) {
    const at = path === '' ? name : `${path}.${name}`
    if (comments.said !== undefined) into.set(at, comments.said)
    flatten(comments, at, into)
  }
}
