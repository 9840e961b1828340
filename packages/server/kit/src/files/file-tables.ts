/**
 * The tables whose rows have files, and the names of their columns. The company's pictures are not among them: its
 * first page needs them and must not wait for a bucket.
 */
export const fileTables = {
  translation_files: 'body',
  payment_files: 'body',
  purchase_documents: 'body',
  client_papers: 'bytes',
} as const

export type FileTable = keyof typeof fileTables
