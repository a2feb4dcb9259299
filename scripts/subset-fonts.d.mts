/** Makes the font files of `src/ui/styles/fonts`: their names without extension, and their contents. */
export function subsets(): Promise<Map<string, Buffer>>
