import '@seriba/ui/styles.css'
import { viewerPhrases } from '@seriba/i18n/viewer-phrases'
import { startViewer } from '@seriba/shell/viewer'
import { store } from './store.ts'
import { Viewer } from './Viewer.tsx'

void startViewer({ phrases: viewerPhrases, store, children: <Viewer /> })
