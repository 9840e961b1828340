import '@seriba/ui/styles.css'
import { viewerPhrases } from '@seriba/i18n/viewer-phrases'
import { startViewer } from '@seriba/shell/viewer'
import { routes } from './routes.tsx'
import { store } from './store.ts'

void startViewer({ phrases: viewerPhrases, store, routes })
