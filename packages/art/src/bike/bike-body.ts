import type { cruiser, offroad, scooter } from './leisure.ts'
import type { naked, sport } from './road.ts'

export type BikeBody = 'naked' | 'sport' | 'cruiser' | 'scooter' | 'offroad';
