export { DealerApiPart } from './DealerApiPart.tsx'
