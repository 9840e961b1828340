import type { Config } from './config.ts'
import { ConfigurationError } from './configuration-error.ts'

/** Why an address cannot be listened at, in a sentence for the operator. */
export function toListenError(
  error: NodeJS.ErrnoException,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken: stop what uses it, or set PORT to a free one.`,
    EACCES: `Port ${port} is not open to this account: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: correct HOST, or leave it out.`,
    ENOTFOUND: `There is no host ${host}: correct HOST, or leave it out.`,
  }
  const sentence = sentences[error.code ?? '']
  return sentence === undefined ? error : new ConfigurationError(sentence)
}
