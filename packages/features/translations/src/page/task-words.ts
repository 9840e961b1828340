import type { TranslationTask } from '@seriba/contracts/translations'
import { type SheetLanguage, sheetLanguages } from '@seriba/domain/translations/translation'

type Requests = TranslationTask['requests']

/** The clients to answer: those who are waiting; if nobody is, those who have the answer. */
export function waitingOf(requests: Requests): Requests {
  const waiting = requests.filter(({ answeredAt }) => answeredAt === null)
  return waiting.length > 0 ? waiting : requests
}

export const namesOf = (requests: Requests): string[] => waitingOf(requests).map(({ client }) => client.name)

export const languagesOf = (requests: Requests): SheetLanguage[] =>
  sheetLanguages.filter((language) => waitingOf(requests).some((request) => request.language === language))
