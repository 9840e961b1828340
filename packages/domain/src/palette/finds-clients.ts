import { type Actor, isDealer, isManager } from '../access/actor.ts'
import { hasControl } from '../access/flags.ts'

/** Whether the palette finds clients for them: staff who see clients, and dealers their own. */
export const findsClients = (actor: Actor) =>
  isManager(actor) ? hasControl(actor.permission, 'clientPage') : isDealer(actor)
