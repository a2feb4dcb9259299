/// <reference types="vite/types/import-meta.d.ts" />

/** A file imported as text, which Vite inlines. */
declare module '*?raw' {
  const text: string
  export default text
}
