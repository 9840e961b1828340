import { useState } from 'react'
import { download } from './save-file.ts'
import { useMessage } from './use-message.ts'

export const fileFormats = ['xlsx', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

/**
 * Saves what a list shows, on all its pages: `ask` answers a link that holds for a moment. What is being saved is told by
 * its `name`, so that one list may offer several files.
 */
export function useExport<Name extends string>(
  ask: (name: Name) => Promise<{ url: string }>,
  failed: string,
) {
  const { failWith } = useMessage()
  const [saving, setSaving] = useState<Name | null>(null)

  async function save(name: Name) {
    setSaving(name)
    try {
      const { url } = await ask(name)
      download(url)
    } catch (error) {
      console.warn('export', error)
      failWith(failed)
    } finally {
      setSaving(null)
    }
  }

  return { saving, save: (name: Name) => void save(name) }
}
