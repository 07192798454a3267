#!/usr/bin/env python3
"""Weights by which true hands are told from imagined ones: the signs that `learn_hands` has written are weighed by a logistic
regression, and what comes out is added to the weights that the imagined hands were made by.

    learn_hands.py OLD NEW SIGNS...       OLD may be '-' for none
"""

import sys

import numpy
from scipy.optimize import minimize

PENALTY = 20.0
EACH = 3000.0  # Every ruleset counts alike.

old, new, *files = sys.argv[1:]
signs, truths, counts = [], [], []
start = None if old == "-" else numpy.loadtxt(old)
many = 110 if start is None else len(start)
for name in files:
    rows = numpy.fromfile(name, dtype="<f4").reshape(-1, many + 1).astype(float)
    true = rows[:, 0] > 0
    signs.append(rows[:, 1:])
    truths.append(numpy.where(true, 1.0, -1.0))
    counts.append(numpy.where(true, 1.0, true.sum() / (~true).sum()) * EACH / true.sum())
signs, truths, counts = map(numpy.concatenate, (signs, truths, counts))


def loss(weights):
    said = truths * (signs @ weights[1:] + weights[0])
    slope = -truths * counts / (1 + numpy.exp(said))
    total = (counts * numpy.logaddexp(0, -said)).sum() + PENALTY * (weights[1:] ** 2).sum() / 2
    return total, numpy.concatenate([[slope.sum()], signs.T @ slope + PENALTY * weights[1:]])


found = minimize(loss, numpy.zeros(many + 1), jac=True, method="L-BFGS-B", options={"maxiter": 600})
print(f"cannot be told apart: {numpy.log(2):.4f}; told apart so well: {found.fun / counts.sum():.4f}")
numpy.savetxt(new, (0 if start is None else start) + found.x[1:], fmt="%.3f")
