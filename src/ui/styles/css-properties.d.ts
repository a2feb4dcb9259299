import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties may stand in `style`. */
    [name: `--${string}`]: string | number | undefined
  }
}
