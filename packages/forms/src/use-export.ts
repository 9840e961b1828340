import { useState } from 'react'
import { download } from './save-file.ts'
import { useMessage } from './use-message.ts'

export const fileFormats = ['xlsx', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

/**
 * Saves what a list shows, all pages of it: `ask` returns a link that works for a moment. The file being saved is
 * identified by its `name`, so that one list may offer several.
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
