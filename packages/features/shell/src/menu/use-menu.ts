import type { Actor } from '@seriba/domain/access/actor'
import { useApp } from '../app/app-context.ts'
import { useSite } from '../site/use-site.ts'
import { menuOf } from './menu.ts'

/** The part of this app's menu that is available to this user. */
export const useMenu = (actor: Actor) => menuOf(actor, useApp().menu, useSite())
