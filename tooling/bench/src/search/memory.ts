import { readFile } from 'node:fs/promises'

/** How much memory the process uses now and has used at most, in words. */
export async function memoryMb(pid: number | 'self' = 'self'): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return `${of('VmRSS')} MB now, ${of('VmHWM')} MB at most`
}
