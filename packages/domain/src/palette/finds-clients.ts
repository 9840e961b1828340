import { type Actor, isDealer, isManager } from '../access/actor.ts'
import { hasControl } from '../access/flags.ts'

/** Whether the palette finds clients for a person: staff who see clients, and dealers for their own. */
export const findsClients = (actor: Actor) =>
  isManager(actor) ? hasControl(actor.permission, 'clientPage') : isDealer(actor)
