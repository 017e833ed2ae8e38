import { logoShape } from "../../../shared/drawn/logo-shape.ts";

/** The product's mark in the theme's accent. */
export function LogoMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" strokeLinejoin="round" aria-hidden="true">
      <path
        d={logoShape.hexagon.path}
        strokeWidth={logoShape.hexagon.edge}
        fill="var(--secondary)"
        stroke="var(--secondary)"
      />
      <path
        d={logoShape.play.path}
        strokeWidth={logoShape.play.edge}
        fill="var(--on-secondary)"
        stroke="var(--on-secondary)"
      />
    </svg>
  );
}
