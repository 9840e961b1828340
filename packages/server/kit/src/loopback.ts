/** Names and addresses a machine uses for itself; nobody else’s name server resolves them. */
export const isLoopback = (host: string) =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)

/** Without its port. */
export const hostnameOf = (host: string) => host.replace(/:\d+$/, '')

type Reach = { host: string; publicUrl: string | undefined }

/** Whether anybody but this machine can connect, directly or through a proxy. */
export const isOpenToOthers = ({ host, publicUrl }: Reach) =>
  !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname))

/** What its operator has to do to let others in; null if others are let in. */
export function remoteAccessHint({ host, publicUrl }: Reach): string | null {
  if (publicUrl !== undefined) return null
  return isLoopback(host)
    ? 'It is open to this machine only. To let others in, set HOST=0.0.0.0 and PUBLIC_URL to the address that their browsers use.'
    : 'Browsers on other machines are refused until PUBLIC_URL is set to the address that they use.'
}
