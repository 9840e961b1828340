/** The outline of a car, for a place where one should be. */
export const CarDrawing = () => (
  <svg
    aria-hidden="true"
    width="120"
    height="54"
    viewBox="20 110 440 184"
    fill="none"
    stroke="var(--line-control-hover)"
    strokeWidth="4"
    strokeLinejoin="round"
  >
    <path d="M42 250C38 226 44 208 60 202C90 194 124 190 152 186C170 158 190 138 214 135C270 129 356 129 392 136C410 142 420 168 426 194C438 202 440 222 438 250H406M322 250H164M80 250H42" />
    <path d="M166 186C182 162 198 148 220 145L328 144 388 149 404 186Z" />
    <circle cx="122" cy="252" r="38" />
    <circle cx="366" cy="252" r="38" />
    <path d="M20 290H460" strokeDasharray="2 10" strokeLinecap="round" />
  </svg>
)
