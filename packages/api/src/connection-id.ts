let current = ''

/** The socket's id, which mutations carry so that their sender is not notified of their own changes. */
export const connectionId = () => current

export function setConnectionId(id: string) {
  current = id
}
