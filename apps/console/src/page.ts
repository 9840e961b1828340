import type { PageHandle } from '@seriba/shell/manager'

/** The name by which the frame knows a page: its title, its place in the menu. */
export const page = (name: PageHandle['page']) => ({ handle: { page: name } satisfies PageHandle })
