/**
 * The server sends a complete page, and the browser paints it first. The scripts load after the first paint, all at
 * once: on a slow connection they would compete with styles, fonts and pictures. The page names the scripts in a `meta`
 * element, the entry first. A static import would make this file wait for shared chunks.
 */
requestAnimationFrame(() => {
  setTimeout(() => {
    const modules = document.querySelector('meta[name=modules]')?.getAttribute('content')?.split(' ') ?? []
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    const entry = modules[0]
    if (entry !== undefined) void import(/* @vite-ignore */ entry)
  })
})
