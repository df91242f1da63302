import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useMatch } from 'react-router'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path in the product, with query and fragment. */
  to: string
  state?: object | null | undefined
  preventScrollReset?: boolean
  /** A click loads the page anew instead of routing. */
  reloadDocument?: boolean
}

/** The router's own `Link` adds 2.4 kB to every page for prefetching, which we do not use (decision 34). */
export function Link({
  to,
  state,
  preventScrollReset = false,
  reloadDocument = false,
  onClick,
  children,
  ...rest
}: LinkProps) {
  const href = useHref(to)
  const route = useLinkClickHandler(to, { state, preventScrollReset })
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !reloadDocument) route(event)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** A link that is marked as current on its page and, unless `end` is set, on the pages below that page. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const isCurrent = useMatch({ path: link.to, end }) !== null
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />
}
