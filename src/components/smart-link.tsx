import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router-dom';

type SmartLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string };

/** A link of the site goes through the router; any other opens a new tab with noopener and noreferrer (R306). */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  if (/^https?:/.test(href)) return <a {...rest} href={href} target="_blank" rel="noopener noreferrer" />;
  if (/^(mailto|tel):|^#|\.(xml|json|txt|pdf|svg)$/.test(href)) return <a {...rest} href={href} />;
  return <Link {...rest} to={href} />;
}
