import { makeStore } from '@seriba/api/store'
import { portalMessages } from '@seriba/i18n/portal-messages'
import { testPageTexts } from '@seriba/testing/page-texts'
import { routes } from './routes.tsx'

await testPageTexts(routes(makeStore()), portalMessages)
