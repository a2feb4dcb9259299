/// <reference types="vite/types/import-meta.d.ts" />

/** A module and what it imports, as a script for documents (scripts/vite/inline-script.ts). */
declare module '*?inline-script' {
  const text: string
  export default text
}

/** A file imported as text, which Vite inlines. */
declare module '*?raw' {
  const text: string
  export default text
}
