/** A drawn picture, so that stories need no network. */
export const photo = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">
      <rect width="400" height="190" fill="hsl(${hue} 30% 80%)"/><rect y="190" width="400" height="110" fill="#77787a"/>
      <path d="M60 210c0-40 30-48 60-52l40-38h110l50 42c20 4 30 18 30 48z" fill="hsl(${hue} 55% 45%)"/>
      <circle cx="120" cy="212" r="28" fill="#1a1b1d"/><circle cx="280" cy="212" r="28" fill="#1a1b1d"/>
    </svg>`,
  )}`
