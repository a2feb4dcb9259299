import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Allows custom properties in `style`. */
    [name: `--${string}`]: string | number | undefined
  }
}
