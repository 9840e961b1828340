import { parser } from '@prometheus-io/lezer-promql'
import { measureLotIndex } from '@seriba/server-catalogue/index/measure-lot-index'
import { measureSearches } from '@seriba/server-catalogue/measure-searches'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { measureReplica } from '../lib/measure-replica.ts'
import { registerMetrics } from '../lib/metrics.ts'
import { testDb } from '../test/db.ts'
import { deployFile, yamlOf } from '../test/deploy-files.ts'

const database = testDb()

type Rules = { groups: { rules: { alert: string; expr: string; labels: Record<string, string> }[] }[] }
type Panel = { title: string; type: string; targets?: { expr: string }[] }
type Dashboard = {
  panels: Panel[]
  templating: { list: { name: string; query: string | { query: string } }[] }
}

const rules = yamlOf<Rules>('deploy/prometheus/alerts.yml').flatMap(({ groups }) =>
  groups.flatMap((group) => group.rules),
)
const dashboard = JSON.parse(deployFile('deploy/grafana/seriba.json')) as Dashboard
const charts = dashboard.panels.filter(({ type }) => type !== 'row')

/** Names of the metrics in an expression; refuses what PromQL cannot parse. */
function metricsIn(expression: string): string[] {
  // Grafana inserts a duration there.
  const text = expression.replaceAll('$__rate_interval', '5m')
  const names: string[] = []
  parser.parse(text).iterate({
    enter({ type, node, from, to }) {
      if (type.isError) throw new Error(`${text} cannot be read at ${from}`)
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        names.push(text.slice(from, to))
    },
  })
  return names
}

/** What a process with a lot index and a standby serves under `/metrics`, and what Prometheus adds itself. */
async function knownMetrics(): Promise<Set<string>> {
  const app = Fastify()
  registerMetrics(app, {
    db: database.db,
    token: undefined,
    isPublic: false,
    sockets: () => 0,
    more: (register) => {
      measureSearches(register, {
        measure: (into) => measureLotIndex(into, { stats: async () => null }),
        observe: () => {},
      })
      measureReplica(register, { state: () => ({ state: 'in use', behindMs: 0 }) })
    },
  })
  const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  await app.close()
  const names = ['up']
  for (const [, name = '', type] of body.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    if (type === 'histogram') names.push(`${name}_bucket`, `${name}_count`, `${name}_sum`)
    else names.push(name)
  }
  return new Set(names)
}

test('every alert queries existing metrics and states its severity', async () => {
  const known = await knownMetrics()
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, expr, labels } of rules) {
    const names = metricsIn(expr)
    expect(names, alert).not.toEqual([])
    expect(
      names.filter((name) => !known.has(name)),
      alert,
    ).toEqual([])
    expect(['critical', 'warning'], alert).toContain(labels.severity)
  }
})

test('every dashboard chart queries existing metrics', async () => {
  const known = await knownMetrics()
  expect(charts.length).toBeGreaterThan(10)
  for (const { title, targets = [] } of charts) {
    const names = targets.flatMap(({ expr }) => metricsIn(expr))
    expect(names, title).not.toEqual([])
    expect(
      names.filter((name) => !known.has(name)),
      title,
    ).toEqual([])
  }
  const variables = new Set(dashboard.templating.list.map(({ name }) => name))
  const used = [...JSON.stringify(dashboard.panels).matchAll(/\$\{?([a-z]\w*)/g)].map(([, name]) => name)
  expect(used.filter((name) => !variables.has(name ?? ''))).toEqual([])
})

test('every metric of Seriba’s own is on the dashboard', async () => {
  const own = [...(await knownMetrics())].filter(
    (name) => name.startsWith('seriba_') && !/_(count|sum)$/.test(name),
  )
  const shown = new Set(charts.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr))))
  expect(own.filter((name) => !shown.has(name))).toEqual([])
})
