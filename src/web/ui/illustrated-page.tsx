import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

type IllustratedPageProps = { picture: { src: string }; title: string; text?: string; children: ReactNode }

/** A card beside a picture. Phones show the card alone. */
export function IllustratedPage({ picture, title, text, children }: IllustratedPageProps) {
  return (
    <div className="illustrated-page">
      <Picture src={picture.src} alt="" />
      <div className="illustrated-page-card">
        <h1>{title}</h1>
        {text !== undefined && <p className="illustrated-page-text">{text}</p>}
        {children}
      </div>
    </div>
  )
}
