import type { ReactNode } from 'react'

export const LotPage = (_: { bidPanel?: ReactNode }) => null
