import { useFindAnythingQuery } from '@seriba/api/shared/palette'
import type { UserDetail } from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { palette, paletteWords } from '@seriba/domain/palette/palette-text'
import type { PaletteGroup, PaletteItem } from '@seriba/ui/CommandPalette'
import { KeyCap } from '@seriba/ui/KeyCap'
import { CarFront, Gavel, type LucideIcon, Ship, User } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../session/use-session.ts'
import { bidPlaces, clientPlaces, lotPlaces, type Place, purchasePlaces } from './places.ts'
import { type RecentPlace, recentPlaces } from './recent.ts'
import { type Command, commandsWith, useCommands } from './use-commands.ts'

const pauseMs = 150

const icons: Record<RecentPlace['kind'], LucideIcon> = {
  bid: Gavel,
  lot: CarFront,
  client: User,
  purchase: Ship,
}

/** Follows the typed text once typing pauses. */
function usePaused(text: string) {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Everything that can be chosen for the typed text. */
export function useChoices(user: UserDetail, typed: string, onlyCommands: boolean) {
  const { t } = useTranslation('palette')
  // The palette only opens for a logged-in user.
  const actor = useActor() as Actor
  const words = paletteWords(typed)
  const asked = usePaused(typed.trim().slice(0, palette.text))
  const asks = !onlyCommands && paletteWords(asked).length > 0
  const { data, isFetching, isError } = useFindAnythingQuery(
    { text: asked },
    { skip: !asks, refetchOnMountOrArgChange: true },
  )
  const found = asks && words.length > 0 ? data : undefined
  const [recent] = useState(() => recentPlaces(user.userId))
  const all = useCommands(actor)
  const commands = commandsWith(all, typed.trim().split(/\s+/))

  const places: Record<'recent' | 'bids' | 'lots' | 'clients' | 'purchases', (Place | RecentPlace)[]> = {
    recent: words.length === 0 && !onlyCommands ? recent : [],
    bids: bidPlaces(actor, found?.bids ?? []),
    lots: lotPlaces(found?.lots ?? []),
    clients: clientPlaces(actor, found?.clients ?? []),
    purchases: purchasePlaces(found?.purchases ?? []),
  }
  const group = (id: 'page' | 'go' | 'app'): PaletteGroup => ({
    id,
    label: t(`groups.${id}`),
    items: commands.filter((command) => command.group === id).map(itemOfCommand),
  })
  const placeGroups = (Object.keys(places) as (keyof typeof places)[]).map((id) => ({
    id,
    label: t(`groups.${id}`),
    items: places[id].map(itemOfPlace),
  }))
  const groups = [...placeGroups, group('page'), group('go'), group('app')].filter(
    ({ items }) => items.length > 0,
  )

  return {
    groups,
    placeOf: (id: string) =>
      Object.values(places)
        .flat()
        .find((place) => place.id === id),
    commandOf: (id: string) => commands.find((command) => command.id === id),
    busy: !onlyCommands && words.length > 0 && (isFetching || asked !== typed.trim()),
    failed: isError && asks,
  }
}

const itemOfPlace = (place: Place | RecentPlace): PaletteItem => ({
  id: place.id,
  label: place.label,
  detail: place.detail,
  icon: icons[place.kind],
  ...('end' in place && place.end !== '' && { end: place.end }),
})

const itemOfCommand = ({ id, label, icon, keys }: Command): PaletteItem => ({
  id,
  label,
  icon,
  ...(keys && { end: keys.map((key) => <KeyCap key={key}>{key}</KeyCap>) }),
})
