import { settingNames } from '@seriba/server-kit/config'
import { Deployment } from 'kubernetes-models/apps/v1'
import { CronJob } from 'kubernetes-models/batch/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Namespace, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { deployFile, isFile, yamlOf } from '../test/deploy-files.ts'

/** What PostgreSQL's own driver and Node read. */
const others = ['PGUSER', 'PGPASSWORD', 'NODE_ENV']
const isSetting = (name: string) => settingNames.includes(name) || others.includes(name)

type Composed = {
  image?: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
}
type Compose = { services: Record<string, Composed>; volumes: Record<string, unknown> }
const composed = ['compose.yaml', 'compose.tls.yaml'].map((file) => yamlOf<Compose>(file)[0] as Compose)

test('settings and backups beside the compose files are left out of the image', () => {
  expect(deployFile('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env*', '*.tar', '*.tar.age']),
  )
})

test('the compose files set only variables that Seriba knows', () => {
  for (const { services } of composed) {
    const names = Object.keys(services.seriba?.environment ?? {})
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !isSetting(name))).toEqual([])
  }
})

test('everything the compose files mount or depend on exists', () => {
  const services = composed.flatMap((file) => Object.entries(file.services))
  const volumes = composed.flatMap((file) => Object.keys(file.volumes))
  for (const [, service] of services) {
    for (const mount of service.volumes ?? []) {
      const [source = ''] = mount.split(':')
      expect(source.startsWith('./') ? isFile(source) : volumes.includes(source), mount).toBe(true)
    }
    const needed = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {})
    for (const name of needed) expect(services.map(([service]) => service)).toContain(name)
  }
  expect(deployFile('deploy/Caddyfile.compose')).toContain('reverse_proxy seriba:8080')
})

const kinds = {
  ConfigMap,
  CronJob,
  Deployment,
  Ingress,
  Namespace,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
}
type Manifest = { kind: keyof typeof kinds; metadata: { name: string; namespace?: string } }
const manifests = yamlOf<Manifest>('deploy/kubernetes/seriba.yaml')
const manifest = <T>(kind: keyof typeof kinds) => manifests.find((one) => one.kind === kind) as T

test('HAProxy waits as long as pages wait for a slow request', () => {
  const [, seconds] = /timeout server (\d+)s/.exec(deployFile('deploy/haproxy.cfg')) ?? []
  expect(Number(seconds)).toBeGreaterThan(300)
})

test('every Kubernetes manifest matches its API version’s schema', () => {
  for (const one of manifests) {
    const Kind = kinds[one.kind] as new (data: never) => { validate(): void }
    expect(() => new Kind(one as never).validate(), one.kind).not.toThrow()
    if (one.kind !== 'Namespace') expect(one.metadata.namespace).toBe('seriba')
  }
  expect(manifests).toHaveLength(Object.keys(kinds).length)
})

test('the manifests agree on labels, ports, volumes, and settings', () => {
  const { spec } = manifest<{
    spec: { selector: { matchLabels: object }; template: { metadata: { labels: object }; spec: Pod } }
  }>('Deployment')
  const { labels } = spec.template.metadata
  expect(spec.selector.matchLabels).toEqual(labels)
  expect(manifest<{ spec: { selector: object } }>('Service').spec.selector).toEqual(labels)
  const job = manifest<{ spec: { jobTemplate: { spec: { template: { spec: Pod } } } } }>('CronJob')
  for (const pod of [spec.template.spec, job.spec.jobTemplate.spec.template.spec]) {
    const volumes = pod.volumes.map(({ name }) => name)
    for (const { volumeMounts } of pod.containers)
      expect(volumeMounts.map(({ name }) => name).sort()).toEqual(volumes.sort())
    // The image's account, `node`, may write only to its data folder and its temporary files.
    expect(pod.securityContext.runAsUser).toBe(1000)
  }
  const settings = Object.keys(manifest<{ data: Record<string, string> }>('ConfigMap').data)
  expect(settings.filter((name) => !isSetting(name))).toEqual([])
})

type Pod = {
  securityContext: { runAsUser: number }
  volumes: { name: string }[]
  containers: { volumeMounts: { name: string }[] }[]
}
