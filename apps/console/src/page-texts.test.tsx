import { messages } from '@seriba/i18n/messages'
import { textRoutes } from '@seriba/shell/manager'
import { testPageTexts } from '@seriba/testing/page-texts'
import { routes } from './routes.tsx'

// The company’s own pages belong to the portal.
await testPageTexts(
  routes.filter((route) => !textRoutes.includes(route)),
  messages,
)
