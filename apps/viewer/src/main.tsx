import '@seriba/ui/styles.css'
import { viewerMessages } from '@seriba/i18n/viewer-messages'
import { startViewer } from '@seriba/shell/viewer'
import { Viewer } from './Viewer.tsx'

void startViewer({ phrases: viewerMessages, children: <Viewer /> })
