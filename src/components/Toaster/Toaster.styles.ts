import styled, { css } from 'styled-components';

export const Region = styled.section(
  ({ theme: { space, layer } }) => css`
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: ${layer.toast};
    display: flex;
    justify-content: end;
    padding: ${space.gutter};
    pointer-events: none;
  `,
);

export const Status = styled.div(
  ({ theme: { space, size } }) => css`
    display: grid;
    gap: ${space.sm};
    inline-size: 100%;
    max-inline-size: ${size.toast};
  `,
);

/** A box with the look of a notice. */
export const Notice = styled.div(
  ({ theme: { color, space, radius, size, shadow } }) => css`
    display: flex;
    align-items: start;
    gap: ${space.sm};
    padding-block: ${space.xs};
    padding-inline: ${space.md} ${space.xs};
    border: ${size.hairline} solid ${color.borderControl};
    border-radius: ${radius.md};
    background: ${color.surfaceHover};
    box-shadow: ${shadow.overlay};
    pointer-events: auto;
  `,
);

export const NoticeActions = styled.div(
  ({ theme: { space } }) => css`
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    padding-block: ${space.md} ${space.sm};
  `,
);

export const NoticeText = styled.p(
  ({ theme: { space, type } }) => css`
    flex: 1;
    min-inline-size: 0;
    padding-block: ${space.xs};
    font-size: ${type.size.sm};
    line-height: ${type.leading.control};
  `,
);
