import '@seriba/ui/styles.css'
import { viewerPhrases } from '@seriba/i18n/viewer-phrases'
import { startViewer } from '@seriba/shell/viewer'
import { Viewer } from './Viewer.tsx'

void startViewer({ phrases: viewerPhrases, children: <Viewer /> })
