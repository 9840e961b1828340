let current = ''

/** The socket's id, which mutations carry so that their sender is not told of their own doing. */
export const connectionId = () => current

export function setConnectionId(id: string) {
  current = id
}
