/**
 * The page is complete as it came, so it is painted first. Only then is the program that takes it over loaded, all its
 * files at once: on a slow line they would otherwise compete with the styles, fonts and pictures that people wait for.
 * The page names them, the program first; an import that the build knew would make this file wait for shared ones.
 */
requestAnimationFrame(() => {
  setTimeout(() => {
    const modules = document.querySelector('meta[name=modules]')?.getAttribute('content')?.split(' ') ?? []
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    const program = modules[0]
    if (program !== undefined) void import(/* @vite-ignore */ program)
  })
})
